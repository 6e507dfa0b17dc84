// Experiment 3: insert 5 2 8 1 9 into an empty search tree and print it in order.
#include <iostream>
#include <memory>

struct Node {
    int key;
    std::unique_ptr<Node> left, right;
};

void insert(std::unique_ptr<Node>& root, int key) {
    if (!root) {
        root = std::make_unique<Node>(Node{key, nullptr, nullptr});
        return;
    }
    insert(key < root->key ? root->left : root->right, key);
}

void print(const std::unique_ptr<Node>& root) {
    if (!root) return;
    print(root->left);
    std::cout << root->key << ' ';
    print(root->right);
}

int main() {
    std::unique_ptr<Node> root;
    for (int key : {5, 2, 8, 1, 9}) insert(root, key);
    print(root);
    std::cout << '\n';
}

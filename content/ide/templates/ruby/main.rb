class Stack
  def initialize
    @items = []
  end

  def push(item) = @items.push(item)
  def pop = @items.pop
  def empty? = @items.empty?
end

stack = Stack.new
%w[first second third].each { |word| stack.push(word) }
puts stack.pop until stack.empty?

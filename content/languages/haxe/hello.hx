class Main {
	static function main() {
		Sys.println("hello");
		Sys.print(Sys.stdin().readAll().toString());
	}
}
